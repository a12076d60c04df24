/// The style and the script of the page.
package enum HTMLAssets {
  /// Colours follow the reader's choice; what is wide scrolls by itself, so that a phone shows all.
  static let style = """
    :root { color-scheme: light dark; --line: #8886; --soft: #8881; }
    * { box-sizing: border-box; }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 64rem;
      padding: 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-top: 2rem; }
    h3 { font-size: 1.05rem; margin: 0; } h4 { font-size: 1rem; margin: 1rem 0 .25rem; }
    .quiet { opacity: .8; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; overflow-wrap: normal; }
    th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem .25rem 0;
      text-align: left; vertical-align: top; }
    summary { cursor: pointer; padding: .5rem 0; }
    form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
    input, select, button { font: inherit; padding: .25rem .5rem; max-width: 100%; }
    article { border: 1px solid var(--line); border-radius: .5rem; margin: 1rem 0;
      padding: 1rem; }
    article[hidden] { display: none; }
    code { background: var(--soft); border-radius: .25rem; padding: 0 .2em; }
    pre { background: var(--soft); border-radius: .25rem; margin: 0; overflow-x: auto;
      padding: .5rem; overflow-wrap: normal; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { margin: .5rem 0; max-width: 100%; }
    figure svg { background: #fff; max-width: 100%; height: auto; border-radius: .25rem; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; }
    """

  /// Filters the findings, and copies what is to be copied; without it the page shows all.
  static let script = """
    "use strict";
    const form = document.getElementById("filter");
    const articles = Array.from(document.querySelectorAll("article"));
    function show() {
      const rule = document.getElementById("rule").value;
      const words = document.getElementById("text").value.toLowerCase();
      let count = 0;
      for (const article of articles) {
        const fits = (rule === "" || article.dataset.rule === rule)
          && article.textContent.toLowerCase().includes(words);
        article.hidden = !fits;
        if (fits) count += 1;
      }
      document.getElementById("shown").textContent = count + " of " + articles.length + " findings";
    }
    // A link can name what to show: report.html#rule=PLACE-05&text=Flow
    function follow() {
      const wanted = new URLSearchParams(location.hash.slice(1));
      for (const name of ["rule", "text"]) {
        if (wanted.has(name)) document.getElementById(name).value = wanted.get(name);
      }
      show();
    }
    if (form) {
      form.addEventListener("input", show);
      form.addEventListener("submit", (event) => event.preventDefault());
      addEventListener("hashchange", follow);
      follow();
    }
    for (const button of document.querySelectorAll(".copy")) {
      button.addEventListener("click", async () => {
        const block = button.parentElement.nextElementSibling;
        try {
          await navigator.clipboard.writeText(block.textContent);
          button.textContent = "Copied";
        } catch {
          // A page from a file may not be allowed to: select it for the reader to copy.
          getSelection().selectAllChildren(block);
          button.textContent = "Selected";
        }
      });
    }
    """
}

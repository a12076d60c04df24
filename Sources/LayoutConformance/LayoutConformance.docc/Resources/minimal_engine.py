"""A minimal engine for layout-conformance: fixed and greedy leaves, stacks, frames and padding."""
import json
import math
import sys

# What the engine knows: kinds with their fields. Everything else is answered with "unsupported".
FIELDS = {
    "leaf": {"rigid", "greedy"},
    "hstack": {"spacing", "children"},
    "vstack": {"spacing", "children"},
    "frame": {"width", "height", "child"},
    "padding": {"top", "leading", "bottom", "trailing", "child"},
}
LACKS = [
    "leaf.flexible", "leaf.text", "leaf.area", "leaf.aspect", "spacer", "zstack", "grid", "flexFrame",
    "fixedSize", "aspectRatio", "overlay", "background", "offset", "position", "layoutPriority",
    "zIndex", "alignmentGuide", "viewThatFits", "geometryReader", "group", "custom", "hstack.alignment",
    "vstack.alignment", "frame.alignment", "direction.rightToLeft", "update",
]
METRIC = {"defaultSpacing": 8, "spacerMinimum": 8, "defaultPadding": 16}


class Unsupported(Exception):
    pass


def parts(node):
    """The kind of a node and its fields; raises what the engine does not know."""
    kind = next(key for key in node if key != "id")
    fields = node[kind]
    if kind not in FIELDS:
        raise Unsupported(kind)
    for field in fields:
        if field not in FIELDS[kind]:
            raise Unsupported(f"{kind}.{field}")
    return kind, fields


def number(value):
    return math.inf if value == "inf" else value


def with_length(offer, axis, length):
    return (length, offer[1]) if axis == 0 else (offer[0], length)


def insets(fields):
    edges = [fields.get(edge) for edge in ("leading", "top", "trailing", "bottom")]
    if all(edge is None for edge in edges):
        return [METRIC["defaultPadding"]] * 4
    return [edge or 0 for edge in edges]


def less(length, inset):
    return None if length is None else max(0, length - inset)


def offers(fields, axis, offer):
    """What each child of a stack is offered: an equal share, which is not what SwiftUI does."""
    count = len(fields["children"])
    gaps = fields.get("spacing", METRIC["defaultSpacing"]) * max(0, count - 1)
    length = offer[axis]
    if length is not None and length < math.inf and count > 0:
        length = max(0, (length - gaps) / count)
    return [with_length(offer, axis, length)] * count, gaps


def size(node, offer):
    """The answer of a view to an offer: (width, height); None asks for the ideal length."""
    kind, fields = parts(node)
    if kind == "leaf":
        if "rigid" in fields:
            return tuple(fields["rigid"])
        return tuple(
            ideal if length is None else length for length, ideal in zip(offer, fields["greedy"]))
    if kind == "frame":
        own = (fields.get("width"), fields.get("height"))
        inner = tuple(o if s is None else s for s, o in zip(own, offer))
        content = size(fields["child"], inner)
        return tuple(c if s is None else s for s, c in zip(own, content))
    if kind == "padding":
        left, top, right, bottom = insets(fields)
        inner = (less(offer[0], left + right), less(offer[1], top + bottom))
        width, height = size(fields["child"], inner)
        return (max(0, width + left + right), max(0, height + top + bottom))
    axis = 0 if kind == "hstack" else 1
    shares, gaps = offers(fields, axis, offer)
    sizes = [size(child, share) for child, share in zip(fields["children"], shares)]
    if not sizes:
        return (0, 0)
    along = sum(s[axis] for s in sizes) + gaps
    across = max(s[1 - axis] for s in sizes)
    return (along, across) if axis == 0 else (across, along)


def place(node, x, y, offer, frames):
    """Notes the frames of a view that stands at x, y and answers an offer, and of what is in it."""
    kind, fields = parts(node)
    own = size(node, offer)
    if "id" in node:
        frames[node["id"]] = [x, y, own[0], own[1]]
    if kind == "frame":
        lengths = (fields.get("width"), fields.get("height"))
        inner = tuple(o if s is None else s for s, o in zip(lengths, offer))
        content = size(fields["child"], inner)
        place(fields["child"], x + (own[0] - content[0]) / 2, y + (own[1] - content[1]) / 2, inner, frames)
    elif kind == "padding":
        left, top, right, bottom = insets(fields)
        inner = (less(offer[0], left + right), less(offer[1], top + bottom))
        place(fields["child"], x + left, y + top, inner, frames)
    elif kind in ("hstack", "vstack"):
        axis = 0 if kind == "hstack" else 1
        if offer[1 - axis] is None:
            offer = with_length(offer, 1 - axis, own[1 - axis])
        spacing = fields.get("spacing", METRIC["defaultSpacing"])
        position = (x, y)[axis]
        for child, share in zip(fields["children"], offers(fields, axis, offer)[0]):
            child_size = size(child, share)
            across = (x, y)[1 - axis] + (own[1 - axis] - child_size[1 - axis]) / 2
            corner = (position, across) if axis == 0 else (across, position)
            place(child, corner[0], corner[1], share, frames)
            position += child_size[axis] + spacing


def encoded(value):
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    if isinstance(value, (list, tuple)):
        return [encoded(item) for item in value]
    return value


def answer(request):
    if "hello" in request:
        if request["hello"]["version"] != 1:
            return {"error": "only version 1 of the protocol is known"}
        return {"engine": {"name": "Minimal", "version": "1.0", "lacks": LACKS, "metric": METRIC}}
    if "layOut" not in request:
        return {"id": request["id"], "unsupported": ["update"]}
    scene, frames = request["layOut"], {}
    if scene.get("direction", "leftToRight") != "leftToRight":
        return {"id": request["id"], "unsupported": ["direction.rightToLeft"]}
    offer = tuple(number(length) for length in scene["proposal"])
    try:
        root = size(scene["root"], offer)
        place(scene["root"], 0, 0, offer, frames)
    except Unsupported as unknown:
        return {"id": request["id"], "unsupported": [str(unknown)]}
    return {
        "id": request["id"], "size": encoded(root),
        "frames": {id: encoded(frame) for id, frame in frames.items()},
    }


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)

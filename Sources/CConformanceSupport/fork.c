#include "CConformanceSupport.h"

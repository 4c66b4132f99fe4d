/** How breadcrumbs are cut: a name's length, how many collapse to first and last, how many are hidden. */
export const breadcrumbLimits = { nameLimit: 24, collapseAbove: 4, hiddenUpTo: 1 } as const;

/** Widths of modals in pixels and the time they take to close. */
export const modalSizes = { width: 744, confirmWidth: 584, closeAnimationMs: 500 } as const;

const place = async (list: HTMLElement) => (await import("./placed-list.ts")).keepPlaced(list);

/** A list's `ref` that positions it where there is room. Until its code is loaded, the list is below its box. */
export const lift = (list: HTMLElement | null): void => {
  if (list) void place(list);
};

const place = async (list: HTMLElement) => (await import("./placed-list.ts")).keepPlaced(list);

/** For a list's `ref`: puts it where there is room. Until that has come it stands under its box. */
export const lift = (list: HTMLElement | null): void => {
  if (list) void place(list);
};

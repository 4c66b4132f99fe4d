/** Opens the sheet of that name, as a link to it does; the next story has an address of its own. */
export const openTab = (hash: string) => () => {
  const { pathname, search } = location;
  history.replaceState(null, "", `${pathname}${search}#${hash}`);
  return () => history.replaceState(null, "", pathname + search);
};

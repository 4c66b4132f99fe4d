/** The code of a page did not arrive: the connection was cut, or the school has installed a new version. */
export class PageNotLoaded extends Error {
  override readonly name = "PageNotLoaded";
}

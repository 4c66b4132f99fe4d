/** The code of a page could not be loaded: the connection was lost, or a new version was installed. */
export class PageNotLoaded extends Error {
  override readonly name = "PageNotLoaded";
}

/** What a tree says by itself. */
export const treeWords = {
  /** Under a branch whose entries did not come. */
  notLoaded: "What is below did not load. Open it again.",
};

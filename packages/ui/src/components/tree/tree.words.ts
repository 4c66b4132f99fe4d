/** What a tree says by itself. */
export const treeWords = {
  empty: "There is nothing to choose from yet.",
  /** Under a branch whose entries did not come. */
  notLoaded: "What is below did not load. Open it again.",
};

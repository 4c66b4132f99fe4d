/** Words of a tree. */
export const treeWords = {
  empty: "There is nothing to choose from yet.",
  /** The entries below a branch could not be loaded. */
  notLoaded: "What is below did not load. Open it again.",
};

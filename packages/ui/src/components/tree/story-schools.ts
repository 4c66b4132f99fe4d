import type { TreeNode } from "./tree-state.ts";

/** Two schools with their departments, and the options of one department. */
export const schools: readonly TreeNode[] = [
  {
    id: "science",
    label: "School of Applied Sciences",
    children: [
      {
        id: "slt",
        label: "Science Laboratory Technology",
        children: [
          { id: "micro", label: "Microbiology option" },
          { id: "chem", label: "Chemistry option" },
          { id: "bio", label: "Biochemistry option" },
        ],
      },
      { id: "stat", label: "Statistics" },
      { id: "comp", label: "Computer Science" },
    ],
  },
  {
    id: "eng",
    label: "School of Engineering Technology",
    children: [
      { id: "civil", label: "Civil Engineering" },
      { id: "elect", label: "Electrical and Electronic Engineering" },
    ],
  },
];

/** Where the details page offers the answers of a person's other forms. */
export const ownFormsHash = "#answers";

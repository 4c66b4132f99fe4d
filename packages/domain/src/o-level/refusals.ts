/** Why a sitting's subjects are refused. */
export const subjectsRequired = "subjects are required";
export const subjectsRepeated = "duplicate entries exists";

/** Why a sitting's subjects are refused. */
export const subjectsRequired = "subjects are required";
export const noSubject = "please select at least one subject";
export const subjectsRepeated = "duplicate entries exists";
export const tooManySittings = "at most two sittings are allowed";
export const sittingTwice = "this sitting stands twice";

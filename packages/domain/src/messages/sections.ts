import { notice } from "./notice.ts";

/** What the sections after the first say: apart from `wizard.ts`, which every form loads at once. */
export const sectionMessages = {
  declarationUnticked: notice("Failed!", "Tick the checkbox to continue"),
  oLevelIncomplete: (fewest: number) =>
    notice("", `You have to select at least ${fewest} subjects and their respective grade`),
  oLevelDuplicate: notice("", "You have duplicate entries in your subjects"),
  programmeSaved: notice(
    "Successfully updated programme choice",
    "You can now proceed to next step",
  ),
  ndResultSaved: notice("Successfully updated ND result", "You can now proceed to next step"),
  oLevelSaved: notice(
    "Successfully uploaded your O-Level result",
    "You can now proceed to the next step",
  ),
  institutionSaved: notice(
    "Successfully updated institution attended",
    "You can now proceed to next step",
  ),
  formSaved: (title: string) =>
    notice(`Successfully updated ${title.toLowerCase()}`, "You can now proceed to next step"),
  documentsSaved: notice("Successfully uploaded certificate(s)", "That would be all!!"),
  pagedHint: "Up to 6 pages, each a picture, or one PDF of at most 1 MB.",
  documentsHint: "Scans must be JPG, PNG or JPEG, each under 100kb.",
} as const;

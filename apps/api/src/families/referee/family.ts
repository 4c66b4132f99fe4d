import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { declineRefereeForm } from "./decline.ts";
import { referenceList } from "./list-references.ts";
import { openRefereeForm } from "./open.ts";
import { getReferenceLetter, readReference } from "./read-reference.ts";
import { resendRefereeLink } from "./resend.ts";
import { submitRefereeForm } from "./submit.ts";
import { writeToReferees } from "./write-letters.ts";

export const family = {
  handlers: {
    // What whoever holds the link of a letter does
    openRefereeForm,
    submitRefereeForm,
    declineRefereeForm,
    resendRefereeLink,
    // What those do who may read the references of postgraduates
    listReferences: pageOf(referenceList),
    readReference,
    getReferenceLetter,
  },
  jobs: [writeToReferees],
} satisfies Family;

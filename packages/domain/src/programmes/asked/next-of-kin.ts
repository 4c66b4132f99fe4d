import type { Field } from "../field.ts";

/** The next of kin by the specified five fields, in a section of its own. */
export const nextOfKin = [
  {
    id: "kinFullName",
    type: "text",
    label: "Next of Kin's Full Name",
    required: "please enter sponsor's full name",
    rule: "full-name",
  },
  {
    id: "kinRelationship",
    type: "choice",
    label: "Next of Kin's Relationship",
    required: "please select sponsor's relationship",
    options: { list: "relationships" },
  },
  {
    id: "kinMobileNumber",
    type: "text",
    label: "Next of Kin's Mobile Number",
    required: "phone number is required",
    rule: "phone",
  },
  {
    id: "kinEmail",
    type: "text",
    label: "Next of Kin's Email",
    required: "please enter your sponsor's email address",
    rule: "email",
  },
  {
    id: "kinAddress",
    type: "area",
    label: "Next of Kin's Address",
    required: "please enter your sponsor's address",
  },
] as const satisfies readonly Field[];

/** How far an applicant has come who was given an invoice, in order. */
export const applicationStages = ["invoiced", "paid", "begun", "submitted", "offered"] as const;

export type ApplicationStage = (typeof applicationStages)[number];

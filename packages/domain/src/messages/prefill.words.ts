/** What the form says of what the school knows already of who applies, and of where it wants to go. */
export const prefillWords = {
  sources: {
    "jamb-list": "From the school’s JAMB list",
    application: "From your earlier application",
  },
  regNumber: "Reg. No.",
  regNumberHint: "Your JAMB number; or the number of your earlier application, where you had none.",
  fixed: "Is something wrong? The school's help line corrects it.",
  present: "Present course",
  presentFaculty: "Present Faculty",
  presentDepartment: "Present Department",
  putmeScore: "PUTME Score",
  aggregateScore: "Aggregate Score",
  wanted: "Course you want",
  notAnother: (course: string) => `you have applied for ${course} already`,
  offered: "you have an offer already",
  notListed: "this JAMB number is not on the school's list",
} as const;

/** Told by the server alone, so that no page carries it. */
export const listCorrected =
  "The school's JAMB list was corrected after you saved your JAMB particulars. Open them above, press Next, then send.";

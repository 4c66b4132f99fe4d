/** What is said of a person's other applications, and of beginning this one with their answers. */
export const applicationRecoveryWords = {
  title: "Use answers from another application",
  lead: "If you have filled in another application here, with the same e-mail address, names and date of birth, this one can begin with its answers. A code that we send to your e-mail address shows that it is you.",
  find: "Find my other applications",
  codeSubmit: "Show them",
  back: "Go back",
  none: "No other application stands under this e-mail address with the same names and date of birth.",
  found: "Your other applications",
  consent:
    "Answers to questions that both ask are copied into the sections of this one that are still empty, photo and documents too. You look at each section, complete it and save it. The choice of school and department, what JAMB knows, card pins and the signature are given anew; what you have saved or typed here stays.",
  use: (form: string) => `Use my answers from ${form}`,
  form: (title: string, session: string, rrr: string) => `${title} ${session}, RRR ${rrr}`,
  sent: "Sent",
  begun: "Not sent yet",
  nothing: "Nothing was copied: no section that is still empty asks what that one has answered.",
  filled: (form: string) => `Copied from ${form}`,
  lookAt: "Look at each of these, complete it and save it:",
  photo: "Passport photo",
  documents: (count: number) => (count === 1 ? "1 document" : `${count} documents`),
} as const;

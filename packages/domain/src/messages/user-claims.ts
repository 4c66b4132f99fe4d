/** Every word of the exceptions to a person's roles. */
export const userClaimMessages = {
  lead: "A right for this person alone, or one kept from them whatever the roles say. Each ends by itself.",
  add: "Make an exception",
  none: "What this person may do is as the roles say.",
  columns: { claim: "Right", effect: "Is", until: "Until", by: "By", reason: "Reason" },
  effects: { allow: "Given", deny: "Kept" },
  effectLabels: { allow: "Give the right", deny: "Keep the right from them" },
  fields: { claim: "Right", effect: "What", until: "Last day" },
  untilHint: "The right ends with this day.",
  grave: "A right that approves, or one over people, waits for the approval of another.",
  save: "Make the exception",
  question: (effect: "allow" | "deny", claim: string) =>
    `${effect === "allow" ? "Give the right" : "Keep the right"}: ${claim}`,
  asked: (name: string, day: string, grave: boolean) =>
    `It counts for ${name} until ${day}, from now on${grave ? ", once another has approved it" : ""}.`,
  end: "End",
  endTitle: (claim: string) => `End the exception: ${claim}`,
  endQuestion: (name: string) => `What ${name} may do is as the roles say from now on.`,
  saved: "The exception counts from now on.",
  ended: "The exception has ended.",
} as const;

/** What the form of a notice says of what is missing or does not fit. */
export const noticeFormMessages = {
  titleMissing: "please enter a title",
  textMissing: "please enter a description",
  textTooDeep: "this holds lists or quotations within each other too deeply",
  categoryMissing: "please select a category",
  senderMissing: "please enter a name",
  startMissing: "please enter the first day",
  endMissing: "please enter the last day",
  notByDepartment: "prospective students have no department yet",
  notByLevel: "only students have a level",
  levelUnknown: "please select a level",
  departmentUnknown: "please select a department",
  nobodyToMail: "prospective students have no address yet",
} as const;

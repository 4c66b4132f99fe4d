/** What the page of the appraisals says. */
export const appraisalWords = {
  anonymousHint: "Write nothing that tells who you are",
  back: "Back",
  keepForLater: "Keep for later",
  send: "Send",
  final: "What is sent cannot be changed or taken back.",
  lecturerAndSemester: (lecturer: string, semester: string) => `${lecturer}, ${semester} semester`,
  goOn: "Go on",
  appraise: "Appraise",
  appraisal: "Appraisal",
  lecturerAppraisal: "Lecturer Appraisal",
  appraisalLead: "Once for each course and lecturer. Your lecturers never see who said what.",
  fetchingCourses: "Fetching your courses…",
  goToCourseRegistration: "Go to course registration",
  noneYet: "Once you have registered courses, their lecturers stand here.",
} as const;

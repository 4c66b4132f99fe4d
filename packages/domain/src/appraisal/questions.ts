/** What a student says of a lecturer, each from 1 (Poor) to 5 (Excellent). Ids never change: answers keep them. */
export const appraisalQuestions = [
  { id: "punctuality", text: "Comes to lectures on time" },
  { id: "attendance", text: "Holds the lectures that the timetable shows" },
  { id: "outline", text: "Follows the course outline and covers it" },
  { id: "preparation", text: "Is well prepared" },
  { id: "clarity", text: "Explains so that it can be understood" },
  { id: "examples", text: "Brings examples and practice from the trade" },
  { id: "questions", text: "Welcomes questions and answers them" },
  { id: "materials", text: "Names or hands out useful material" },
  { id: "assessment", text: "Marks tests and assignments fairly and in time" },
  { id: "respect", text: "Treats students with respect" },
] as const;

export type AppraisalQuestion = (typeof appraisalQuestions)[number]["id"];

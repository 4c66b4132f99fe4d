import type { Output } from "@polyportal/api-client/client/client";
import { registerCoursesPath } from "@polyportal/domain/routes/paths";

type Obstacles = Output<"getWhyNot">["obstacles"];

/** What keeps a student from registering, in the student's own words. */
export const owingObstacles: Obstacles = [
  {
    code: "arrears",
    text: "Pay your arrears of ₦60,000.00 of earlier sessions.",
    by: "student",
    path: null,
  },
  {
    code: "first-instalment",
    text: "Pay the first instalment of this session's school fees.",
    by: "student",
    path: null,
  },
];

/** Why a name is not on the class list of a course. */
export const notListedObstacles: Obstacles = [
  {
    code: "registration-closed",
    text: "Registration closed on 9 October 2026.",
    by: "exams and records",
    path: null,
  },
  {
    code: "not-registered",
    text: "You have not registered this semester's courses yet.",
    by: "student",
    path: registerCoursesPath(3, "First"),
  },
];

/** Why results are not out. */
export const noResultObstacles: Obstacles = [
  {
    code: "registration-waiting",
    text: "You submitted these courses on 12 November 2026. Your course adviser or head of department has not decided yet.",
    by: "course adviser",
    path: null,
  },
  {
    code: "result-with-head",
    text: "COM 121, GNS 121: registered, and no result is published yet. The results are with the head of department.",
    by: "head of department",
    path: null,
  },
];

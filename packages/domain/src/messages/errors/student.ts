import type { ErrorAnswer } from "./answer.ts";

/** What the things of a student may answer: hostel, SIWES, department, appraisal, registration, results. */
export const studentErrors = {
  hostel_not_open: {
    status: 409,
    title: "Hostel",
    message: "You cannot book a bed yet. The hostel page says what is missing.",
  },
  hostel_of_others: {
    status: 409,
    title: "Hostel",
    message: "This hostel is not for you. Please choose one of those that are shown to you.",
  },
  bed_not_found: { status: 404, title: "Hostel", message: "There is no such bed space." },
  bed_closed: {
    status: 409,
    title: "Hostel",
    message: "This bed space is not open for booking. Please choose another one.",
  },
  bed_taken: {
    status: 409,
    title: "Hostel",
    message: "Somebody else has just taken this bed space. Please choose another one.",
  },
  bed_held_already: {
    status: 409,
    title: "Hostel",
    message: "You have a bed space of this session already.",
  },
  bed_price_changed: {
    status: 409,
    title: "Hostel",
    message: "The price of this bed space is another one now. Please reload the page.",
  },
  hostel_credit_short: {
    status: 409,
    title: "Hostel",
    message:
      "You have paid for a bed space already, but less than this one costs. Please choose another one, or see student affairs.",
  },
  no_hostel_arrears: {
    status: 409,
    title: "Hostel",
    message: "You owe nothing for a bed space of that session.",
  },
  siwes_not_for_level: {
    status: 409,
    title: "SIWES",
    message: "Students of your level and kind do not go to industrial training.",
  },
  siwes_no_placement: {
    status: 409,
    title: "SIWES",
    message: "Please save your placement first.",
  },
  siwes_week_closed: {
    status: 409,
    title: "SIWES",
    message: "This week is not in your placement, or it has not begun yet.",
  },
  siwes_weeks_written: {
    status: 409,
    title: "SIWES",
    message: "These dates leave out weeks that you have written in your logbook.",
  },
  department_change_pending: {
    status: 409,
    title: "Change of department",
    message: "You have an application that waits for its decision.",
  },
  department_change_last_level: {
    status: 409,
    title: "Change of department",
    message: "The department cannot be changed in the last level.",
  },
  department_not_open: {
    status: 409,
    title: "Change of department",
    message: "This department does not take students of your level.",
  },
  department_change_decided: {
    status: 409,
    title: "Change of department",
    message: "This application has been decided and can no longer be withdrawn.",
  },
  appraisal_not_registered: {
    status: 409,
    title: "Lecturer appraisal",
    message: "You can appraise only those who teach you a course that you have registered.",
  },
  appraisal_not_open: {
    status: 409,
    title: "Lecturer appraisal",
    message: "The appraisals of this semester are not open yet.",
  },
  appraisal_sent: {
    status: 409,
    title: "Lecturer appraisal",
    message: "You have sent this appraisal already.",
  },
  registration_not_open: {
    status: 409,
    title: "Registration is not open",
    message: "Course registration has not opened yet.",
  },
  registration_closed: {
    status: 409,
    title: "Registration is closed",
    message: "Course registration has closed. Please see your course adviser.",
  },
  registration_fee_due: {
    status: 402,
    title: "Fees are due",
    message: "Please pay what is due before you register your courses.",
  },
  already_registered: {
    status: 409,
    title: "Already registered",
    message: "You have registered this semester's courses. You can add or drop courses instead.",
  },
  not_registered: {
    status: 409,
    title: "Not registered",
    message: "You have not registered this semester's courses yet.",
  },
  registration_not_found: {
    status: 404,
    title: "Not found",
    message: "There is no such registration of yours.",
  },
  course_not_offered: {
    status: 409,
    title: "Courses not registered",
    message: "One of the courses cannot be registered by your class in this semester.",
  },
  course_selection_refused: {
    status: 409,
    title: "Courses not registered",
    message: "Please check the courses that you have chosen.",
  },
  results_not_published: {
    status: 404,
    title: "Not published",
    message: "The results of this semester are not published yet.",
  },
} as const satisfies Record<string, ErrorAnswer>;

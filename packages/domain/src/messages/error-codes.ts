import { notForStudent } from "./sundry.ts";

/**
 * Every error that the API can answer, as a closed union: the code is stable, the status is its
 * HTTP status, the message is what a person reads when the server has nothing more precise to say.
 */
export const errorCodes = {
  invalid_input: {
    status: 422,
    title: "Invalid Action!",
    message: "Some of the details need your attention.",
  },
  malformed_request: {
    status: 400,
    title: "Invalid Action!",
    message: "The request could not be read.",
  },
  body_too_large: {
    status: 413,
    title: "Invalid Action!",
    message: "The file you selected is too big!",
  },
  signed_out: { status: 401, title: "Signed out", message: "Please sign in to continue." },
  forbidden: {
    status: 403,
    title: "Unauthorized access",
    message: "You do not have access to this page.",
  },
  no_student_record: {
    status: 409,
    title: "No student record",
    message: "The school has no student record for this account yet. Please see the registry.",
  },
  not_found: {
    status: 404,
    title: "Not found",
    message: "Nothing was found for what you entered.",
  },
  conflict: {
    status: 409,
    title: "Invalid Action!",
    message: "Someone changed this at the same time. Please try again.",
  },
  idempotency_mismatch: {
    status: 409,
    title: "Invalid Action!",
    message: "This request was sent before with other details.",
  },
  too_many_requests: {
    status: 429,
    title: "Too many tries",
    message: "Too many tries. Please wait a little and try again.",
  },
  server_error: {
    status: 500,
    title: "Something went wrong",
    message: "Something went wrong on our side. Please try again.",
  },
  database_unavailable: {
    status: 503,
    title: "Please try again",
    message: "The school's records cannot be reached just now. Please try again in a minute.",
  },
  gateway_unavailable: {
    status: 503,
    title: "Please try again",
    message: "The payment service cannot be reached just now. Please try again in a minute.",
  },
  gateway_refused: {
    status: 502,
    title: "Payment service",
    message: "The payment service refused this request. Please contact the bursary.",
  },
  login_failed: {
    status: 400,
    title: "Login Failed!",
    message: "Login failed, please check your details ",
  },
  user_type_refused: {
    status: 400,
    title: "Login Failed!",
    message: "User type can't be granted log in access",
  },
  no_menu_items: {
    status: 400,
    title: "Login Failed!",
    message: "User doesn't have any menu items. Please contact your administrator.",
  },
  otp_invalid: {
    status: 400,
    title: "Invalid Action!",
    message: "The code is wrong or has expired.",
  },
  link_expired: {
    status: 400,
    title: "Invalid Action!",
    message: "This link is wrong, used or has expired. Please ask for a new one.",
  },
  email_taken: {
    status: 409,
    title: "Invalid Action!",
    message: "This email address belongs to another account.",
  },
  wrong_password: {
    status: 400,
    title: "Invalid Action!",
    message: "Your current password is not right.",
  },
  rating_given: {
    status: 409,
    title: "Rating Action Failed!",
    message: "You have rated the portal within the last 3 months. Thank you!",
  },
  read_only: {
    status: 409,
    title: "Nothing was changed",
    message: "You are signed in as someone else to look, not to change anything.",
  },
  not_impersonable: {
    status: 409,
    title: "Invalid Action!",
    message: "Nobody can be signed in as this person.",
  },
  authenticator_on: {
    status: 409,
    title: "Invalid Action!",
    message: "An authenticator app is set up for your account already.",
  },
  authenticator_off: {
    status: 409,
    title: "Invalid Action!",
    message: "No authenticator app is set up for your account.",
  },
  application_closed: {
    status: 409,
    title: "Invalid Action!",
    message: "This application is closed.",
  },
  amount_mismatch: {
    status: 409,
    title: "Invoice Action Failed!",
    message: "The amount is not this application's fee. Please reload the page.",
  },
  invoice_not_found: {
    status: 404,
    title: "Invalid Action!",
    message: "No invoice was found for this payment reference.",
  },
  invoice_not_paid: {
    status: 402,
    title: "Invalid Action!",
    message: "This payment reference has not been paid yet.",
  },
  invoice_expired: {
    status: 409,
    title: "Invalid Action!",
    message: "This invoice has expired. Please generate a new one.",
  },
  fee_not_for_student: {
    status: 403,
    title: "Unauthorized access",
    message: notForStudent,
  },
  fee_not_paid: {
    status: 402,
    title: "Not paid yet",
    message: "This paper is ready as soon as its fee is paid.",
  },
  contact_missing: {
    status: 409,
    title: "Invoice Action Failed!",
    message:
      "An invoice needs your email address and mobile number. Add them to your profile first.",
  },
  fee_not_due: {
    status: 409,
    title: "Invoice Action Failed!",
    message: "You are not asked for this fee in this session.",
  },
  fee_part_refused: {
    status: 409,
    title: "Invoice Action Failed!",
    message: "This part of the fee cannot be invoiced now.",
  },
  other_invoice_open: {
    status: 409,
    title: "Invoice Action Failed!",
    message: "Another invoice of this fee is open. Pay it or cancel it first.",
  },
  invoice_paid: {
    status: 409,
    title: "Invalid Action!",
    message: "This invoice has been paid.",
  },
  wrong_programme: {
    status: 409,
    title: "Invalid Action!",
    message: "This payment reference belongs to another application.",
  },
  application_completed: {
    status: 409,
    title: "Invalid Action!",
    message: "This application has been submitted and can no longer be changed.",
  },
  section_incomplete: {
    status: 409,
    title: "Invalid Action!",
    message: "Please complete the earlier sections first.",
  },
  passport_missing: {
    status: 409,
    title: "Invalid Action!",
    message: "Please, upload your profile picture before you can proceed!",
  },
  file_too_big: { status: 413, title: "Failed!", message: "The file you selected is too big!" },
  file_wrong_type: {
    status: 415,
    title: "Failed!",
    message: "Wrong file type, ensure this is an image file!",
  },
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
} as const satisfies Record<string, { status: number; title: string; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

import type { ErrorAnswer } from "./answer.ts";

/** What acts upon faculties, departments and programmes may answer. */
export const schoolSetupErrors = {
  holiday_entered: { status: 409, title: "Failed!", message: "this day is in the calendar" },
  code_taken: { status: 409, title: "Failed!", message: "this code is taken" },
  code_fixed: { status: 409, title: "Failed!", message: "this code is part of matric numbers" },
  same_faculty: {
    status: 409,
    title: "Failed!",
    message: "This department is in this faculty already.",
  },
  unit_inactive: {
    status: 409,
    title: "Failed!",
    message: "This is switched off: please switch it on first, or choose another.",
  },
} as const satisfies Record<string, ErrorAnswer>;

import { accountErrors } from "./errors/account.ts";
import { applicationErrors } from "./errors/application.ts";
import { courseErrors } from "./errors/course.ts";
import { generalErrors } from "./errors/general.ts";
import { importErrors } from "./errors/import.ts";
import { paymentErrors } from "./errors/payment.ts";
import { refereeErrors } from "./errors/referee.ts";
import { registrationWindowErrors } from "./errors/registration-window.ts";
import { schoolSetupErrors } from "./errors/school-setup.ts";
import { scoreSheetErrors } from "./errors/score-sheet.ts";
import { staffErrors } from "./errors/staff.ts";
import { studentErrors } from "./errors/student.ts";
import { withoutAccountErrors } from "./errors/without-account.ts";

/**
 * Every error that the API can answer, as a closed union: the code is stable, the status is its
 * HTTP status, the message is what a person reads when the server has nothing more precise to say.
 */
export const errorCodes = {
  ...generalErrors,
  ...accountErrors,
  ...paymentErrors,
  ...applicationErrors,
  ...studentErrors,
  ...staffErrors,
  ...importErrors,
  ...scoreSheetErrors,
  ...schoolSetupErrors,
  ...registrationWindowErrors,
  ...courseErrors,
  ...withoutAccountErrors,
  ...refereeErrors,
};

export type ErrorCode = keyof typeof errorCodes;

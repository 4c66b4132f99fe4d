import { ApiError } from "@polyportal/api-client/client/api-error";
import { wayOn } from "@polyportal/domain/messages/way-on";

/** Whether the error is fixed on another page. */
export const leadsOn = (error: unknown): error is ApiError =>
  error instanceof ApiError && wayOn(error.code) !== undefined;

/**
 * Wraps a form's submit: errors that are fixed elsewhere are shown by `FormRefused` with its link, all others
 * by the form.
 */
export const unlessRefused =
  <Values>(send: (values: Values) => Promise<void>) =>
  (values: Values): Promise<void> =>
    send(values).catch((error: unknown) => {
      if (!leadsOn(error)) throw error;
    });

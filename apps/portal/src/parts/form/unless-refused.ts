import { ApiError } from "@polyportal/api-client/client/api-error";
import { wayOn } from "@polyportal/domain/messages/way-on";

/** Whether what was refused is put right on another page. */
export const leadsOn = (error: unknown): error is ApiError =>
  error instanceof ApiError && wayOn(error.code) !== undefined;

/**
 * What a form does when it is sent: a refusal that leads elsewhere is told by `FormRefused`, with its
 * link, and any other by the form itself.
 */
export const unlessRefused =
  <Values>(send: (values: Values) => Promise<void>) =>
  (values: Values): Promise<void> =>
    send(values).catch((error: unknown) => {
      if (!leadsOn(error)) throw error;
    });

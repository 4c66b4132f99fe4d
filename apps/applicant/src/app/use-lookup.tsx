import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Input, Output } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { saying } from "@polyportal/domain/messages/notice";
import { ErrorFlag } from "@polyportal/ui/error-flag";
import { useState, type ReactNode } from "react";

type Lookup<Name extends EndpointName> = {
  /** Asks, for a form's `onSubmit`: rejects only with what belongs to the form's fields. */
  ask: (input: Input<Name>) => Promise<void>;
  /** What was asked last. */
  asked: Input<Name> | undefined;
  /** What was answered last; gone while another question runs and after a failure. */
  answer: Output<Name> | undefined;
  /** Puts the answer away. */
  forget: () => void;
  /** Why nothing was found, for as long as the flag stays. */
  failure: ReactNode;
};

/** A question that a form asks and the page answers underneath. */
export function useLookup<Name extends EndpointName>(
  name: Name,
  {
    onAnswer,
    onRefused = () => false,
  }: {
    onAnswer?: (answer: Output<Name>) => void;
    /** Takes a refusal that the page has an answer to, and says whether it did. */
    onRefused?: (error: ApiError, input: Input<Name>) => boolean;
  } = {},
): Lookup<Name> {
  const { mutateAsync, variables, data, reset } = useOperation(name);
  const [message, setMessage] = useState<string>();

  const ask = async (input: Input<Name>) => {
    setMessage(undefined);
    try {
      const answer = await mutateAsync(input);
      onAnswer?.(answer);
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error;
      if (onRefused(error, input)) return;
      setMessage(error.message);
    }
  };

  const { title, body, durationMs } = saying(invoiceMessages.lookupFailed, message);
  return {
    ask,
    asked: variables,
    answer: data,
    forget: reset,
    failure: message !== undefined && (
      <ErrorFlag
        title={title}
        body={body}
        durationMs={durationMs}
        onClose={() => setMessage(undefined)}
      />
    ),
  };
}

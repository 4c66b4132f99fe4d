import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiError } from "../client/api-error.ts";
import type { Input, Output } from "../client/client.ts";
import type { EndpointName } from "../contract/contract.ts";
import { useClient } from "./client-context.tsx";
import { createIdempotencyKeys } from "./idempotency.ts";
import { invalidate } from "./options.ts";

type Options<Name extends EndpointName> = {
  /** Endpoints whose answers this operation changes. */
  invalidates?: readonly EndpointName[];
  onSuccess?: (output: Output<Name>, input: Input<Name>) => void;
  onError?: (error: ApiError, input: Input<Name>) => void;
  /** false if the page itself explains a 403, as sign-in does. */
  handleForbidden?: boolean;
  timeoutMs?: number;
};

/** An operation: `mutate(input)` or `mutateAsync(input)`, its state, and an upload's progress. */
export type Operation<Name extends EndpointName> = UseMutationResult<
  Output<Name>,
  ApiError,
  Input<Name>
> & {
  /** From 0 to 1 during an upload, else undefined. */
  progress: number | undefined;
};

/**
 * A changing endpoint for a page. It is never retried by itself. If the page sends the same input again after
 * a failure, the idempotency key is the same.
 */
export const useOperation = <Name extends EndpointName>(
  name: Name,
  { invalidates = [], onSuccess, onError, handleForbidden, timeoutMs }: Options<Name> = {},
): Operation<Name> => {
  const client = useClient();
  const queryClient = useQueryClient();
  const [keys] = useState(createIdempotencyKeys);
  const [progress, setProgress] = useState<number>();

  const mutation = useMutation<Output<Name>, ApiError, Input<Name>>({
    mutationFn: (input) =>
      client.call(name, input, {
        idempotencyKey: keys.keyFor(input),
        onProgress: setProgress,
        handleForbidden,
        timeoutMs,
      }),
    retry: false,
    networkMode: "always",
    onSuccess: (output, input) => {
      keys.succeeded();
      // Not awaited, so that nobody waits for lists that may not be on the screen.
      void invalidate(queryClient, invalidates);
      onSuccess?.(output, input);
    },
    onError: (error, input) => onError?.(error, input),
    onSettled: () => setProgress(undefined),
  });
  return { ...mutation, progress };
};

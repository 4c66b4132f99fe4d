import type { Output } from "@polyportal/api-client/client/client";
import type { ApiError } from "@polyportal/api-client/client/api-error";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { Fetched } from "../../app/fetched.tsx";

const { affected: inWords, affectedTitle, counting } = schoolSetupMessages;

type Props = {
  query: {
    data: Pick<Output<"getFaculty">, "affected"> | undefined;
    error: ApiError | null;
    refetch: () => unknown;
  };
};

/** Whom it touches that something is switched off, counted before it is done. */
export function Affected({ query }: Props) {
  return (
    <Fetched query={query} label={counting}>
      {({ affected }) => (
        <>
          <h3 className="font-medium">{affectedTitle}</h3>
          <ul className="mt-1 list-disc ps-5">
            {inWords(affected).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Fetched>
  );
}

import type { Graduate } from "@polyportal/api-client/contract/sundry-transcript";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { Alert } from "@polyportal/ui/alert";

/** What could keep a transcript back, told before anything is paid. */
export function BeforePaying({ graduate }: { graduate: Graduate }) {
  const { debt, missing } = graduate;
  if (debt === 0 && missing.length === 0) return <Alert status="success">{words.allInOrder}</Alert>;
  return (
    <Alert status="warning" title={words.before}>
      {debt > 0 && <p>{words.debt(debt)}</p>}
      {missing.length > 0 && (
        <>
          <p>{words.missing(missing.length)}</p>
          <ul className="mt-2 list-disc ps-5">
            {missing.map(({ code, title, session }) => (
              <li key={`${code} ${session}`}>{words.course(code, title, session)}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

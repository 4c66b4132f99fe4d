import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { auditCheckMessages } from "@polyportal/domain/messages/audit-check";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";
import { withRecord } from "../../parts/list/record.ts";
import { useAddress } from "../../parts/list/use-address.ts";

type Check = NonNullable<Output<"getAuditSeals">["check"]>;

/** What a check has found, one by one, and what it does not prove. */
export function Findings({ check }: { check: Check }) {
  const { state, by, requestedAt, found, findings, checked, forgotten, waiting } = check;
  const [params] = useAddress();
  const words = auditCheckMessages.checkedBy(by, formatDateTime(requestedAt));
  if (state === "failed") {
    return (
      <Alert status="warning" title={auditCheckMessages.checkFailed}>
        {auditCheckMessages.checkFailedBody} {words}
      </Alert>
    );
  }
  return (
    <Alert
      status={found === 0 ? "success" : "fail"}
      title={found === 0 ? auditCheckMessages.nothingFound : auditCheckMessages.found(found)}
    >
      {check.said !== null && <p>{check.said}</p>}
      <p>
        {words} {auditCheckMessages.checked(checked, forgotten, waiting)}
      </p>
      {findings.length > 0 && (
        <ol className="mt-2 grid max-h-96 gap-2 overflow-y-auto" tabIndex={0}>
          {findings.map(({ text, meaning, entry }) => (
            <li key={text} className="wrap-anywhere">
              <p className="font-semibold">{text}</p>
              <p>
                {meaning}{" "}
                {entry !== null && (
                  <Link href={`?${withRecord(params, entry).toString()}`}>
                    {auditCheckMessages.openEntry}
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {found > findings.length && <p>{auditCheckMessages.andMore(found - findings.length)}</p>}
      {check.leftOpen !== null && <p className="mt-2">{check.leftOpen}</p>}
    </Alert>
  );
}

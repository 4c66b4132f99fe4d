import { twoFactorMessages } from "@polyportal/domain/messages/two-factor";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";

type Props = {
  codes: readonly string[];
  /** The person has written them down. */
  onKept: () => void;
};

/** The recovery codes, shown this once: to be written down or printed. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <div className="grid gap-4">
      <Alert status="warning" live title={twoFactorMessages.recoveryTitle}>
        <p>{twoFactorMessages.recovery}</p>
      </Alert>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 text-18 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={onKept}>{twoFactorMessages.kept}</Button>
        <Button variant="secondary" onClick={() => print()}>
          {twoFactorMessages.print}
        </Button>
      </div>
    </div>
  );
}

import { useOperation } from "@polyportal/api-client/query/use-operation";
import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import { AskAct } from "../../parts/act/ask.tsx";
import { WhoGains } from "../../parts/rights/who-gains.tsx";
import { classNameOf, type AdvisedClass } from "./advised-class.ts";
import { useTellOfClass } from "./tell-of-class.ts";

type Props = { of: AdvisedClass; sessionId: number; onClose: () => void };

/** Takes a class away from its adviser. */
export function EndAdviser({ of, sessionId, onClose }: Props) {
  const { mutateAsync: end } = useOperation("endClassAdviser", {
    invalidates: ["listClassAdvisers"],
  });
  const tell = useTellOfClass();
  const { departmentId, levelId, departmentOptionId, adviser } = of;
  const one = { sessionId, departmentId, levelId, departmentOptionId };
  return (
    <AskAct
      title={words.end}
      question={words.endQuestion(adviser?.name ?? "", classNameOf(of))}
      label={words.end}
      danger
      onClose={onClose}
      onAct={async ({ reason }) => {
        await end({ ...one, reason });
        tell(words.ended, adviser, one);
      }}
    >
      <WhoGains wish={{ adviser: { ...one, adviserId: null } }} />
    </AskAct>
  );
}

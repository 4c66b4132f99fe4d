import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { dashboardWords } from "@polyportal/domain/messages/dashboard.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Badge } from "@polyportal/ui/badge";
import { Card } from "@polyportal/ui/card";
import { Link } from "@polyportal/ui/link";
import { labelOf } from "@polyportal/ui/menu-label";
import { usePageSet } from "../../app/page-set.ts";
import { useModules } from "../../app/use-modules.ts";

/** What a member of staff may open. */
export function Modules() {
  const set = usePageSet();
  const modules = useModules().filter(({ path }) => path !== paths.dashboard);
  return (
    <Card title={dashboardMessages.modules}>
      <ul className="divide-y divide-line">
        {modules.map((module) => (
          <li key={module.label} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link href={module.path} className="py-2.5">
              {labelOf(module)}
            </Link>
            {!Object.hasOwn(set.pages, module.path) && <Badge>{dashboardWords.opensLater}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useSchool } from "../../app/school.ts";
import { Button } from "@polyportal/ui/button";
export function Page() {
  const s = useSchool();
  return (
    <main className="p-4 bg-paper">
      <h1 className="text-28">{s.name}</h1>
      <Button>Hello</Button>
    </main>
  );
}

import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { ProgrammeList } from "./programme-list.tsx";

const OneProgramme = lazyPart(async () => (await import("./one-programme.tsx")).OneProgramme);

/** What the school admits to, or the one programme that the address names. */
export function Page() {
  const slug = useSearchParams()[0].get("programme");
  return slug ? <OneProgramme key={slug} slug={slug} /> : <ProgrammeList />;
}

import type { ReactNode } from "react";
import { SeasonCrest, SeasonLights } from "../../components/season-lights/season-lights.tsx";
import { PageTitle } from "../page-title/page-title.tsx";
import { useWords } from "../../words/words.ts";
import { authLayoutWords } from "./auth-layout.words.ts";

export type AuthLayoutProps = {
  /** The page's name: Login, Forgot Password. */
  title: ReactNode;
  /** A sentence that says what to do. */
  lead?: ReactNode;
  /** The school's full name. */
  schoolName: string;
  /** The address of the school's crest; a plain shield without one. */
  crest?: string | null;
  /** Christmas lights and cap whatever the date: for stories. By default in December. */
  festive?: boolean;
  /** The form and the links under it. */
  children: ReactNode;
};

/** A sign-in page: the form, and beside it on wide screens a panel that welcomes. */
export function AuthLayout(props: AuthLayoutProps) {
  const { title, lead, schoolName, crest, festive, children } = props;
  const words = useWords("authLayout", authLayoutWords);
  return (
    <div className="relative mx-auto max-w-4xl overflow-hidden rounded border border-line bg-paper-raised">
      <SeasonLights lit={festive} />
      <div className="grid grid-cols-1 md:grid-cols-[3fr_2fr]">
        <div className="min-w-0 px-side py-6 sm:px-8 sm:py-8">
          <PageTitle lead={lead} className="mb-6">
            {title}
          </PageTitle>
          {children}
        </div>
        <div
          aria-hidden="true"
          className="hidden flex-col items-center justify-center gap-6 border-l border-line bg-brand-soft p-8 text-center text-brand-strong md:flex"
        >
          <SeasonCrest
            schoolName={schoolName}
            src={crest}
            decorative
            festive={festive}
            className="size-24"
          />
          <div>
            <p className="text-18">{words.welcome}</p>
            <p className="text-22 font-semibold text-balance">{schoolName}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

import { AuthLayout, type AuthLayoutProps } from "@polyportal/ui/auth-layout";
import { PageFrame } from "./page-frame.tsx";
import { useSchool } from "./school.ts";

/** The frame of the sign-in and account pages. */
export function AuthPage({
  title,
  lead,
  children,
}: { title: string } & Pick<AuthLayoutProps, "lead" | "children">) {
  const school = useSchool();
  return (
    <PageFrame title={title}>
      <AuthLayout title={title} lead={lead} schoolName={school.name} crest={school.crest}>
        {children}
      </AuthLayout>
    </PageFrame>
  );
}

import { Footer } from "@polyportal/ui/footer";
import { PageLayout, type PageLayoutProps } from "@polyportal/ui/page-layout";
import { SignedInHeader, type SignedInHeaderProps } from "@polyportal/ui/signed-in-header";
import { useSchool } from "./school.ts";

type Props = Pick<SignedInHeaderProps, "name" | "modules" | "onSignOut"> &
  Pick<PageLayoutProps, "menu" | "children">;

/** The frame around every page after sign-in: the school's header and footer, the menu between. */
export function Frame({ name, modules, onSignOut, menu, children }: Props) {
  const school = useSchool();
  return (
    <PageLayout
      header={
        <SignedInHeader
          schoolName={school.name}
          shortName={school.shortName}
          crest={school.crest}
          name={name}
          modules={modules}
          onSignOut={onSignOut}
        />
      }
      menu={menu}
      footer={
        <Footer schoolName={school.name} location={school.location} helpLine={school.helpLine} />
      }
    >
      {children}
    </PageLayout>
  );
}

import { Footer } from "@polyportal/ui/footer";
import { PageLayout, type PageLayoutProps } from "@polyportal/ui/page-layout";
import { SignedInHeader, type SignedInHeaderProps } from "@polyportal/ui/signed-in-header";
import { useSchool } from "./school.ts";

type Props = Pick<
  SignedInHeaderProps,
  "name" | "modules" | "onSignOut" | "notifications" | "onSearch"
> &
  Pick<PageLayoutProps, "menu" | "banner" | "density" | "children">;

/** The frame of every page after sign-in: header, menu and footer. */
export function Frame({ menu, banner, density, children, ...header }: Props) {
  const school = useSchool();
  return (
    <PageLayout
      header={
        <SignedInHeader
          schoolName={school.name}
          shortName={school.shortName}
          crest={school.crest}
          {...header}
        />
      }
      menu={menu}
      banner={banner}
      density={density}
      footer={
        <Footer schoolName={school.name} location={school.location} helpLine={school.helpLine} />
      }
    >
      {children}
    </PageLayout>
  );
}

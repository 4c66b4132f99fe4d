import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { studentMenu } from "@polyportal/domain/routes/menus";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { BareLink } from "../../components/link/link.tsx";
import { Footer } from "../footer/footer.tsx";
import { NoticeBanner } from "../notice-banner/notice-banner.tsx";
import { PageTitle } from "../page-title/page-title.tsx";
import { PublicHeader } from "../public-header/public-header.tsx";
import { SideMenu } from "../side-menu/side-menu.tsx";
import { SignedInHeader } from "../signed-in-header/signed-in-header.tsx";
import { PageLayout } from "./page-layout.tsx";

const schoolName = "Gateway City Polytechnic, Saapade";

const meta = {
  component: PageLayout,
  parameters: { layout: "fullscreen" },
  args: {
    header: <PublicHeader schoolName={schoolName} elearningUrl="https://e.example" />,
    banner: (
      <NoticeBanner
        html="<p>The screening of all ND candidates holds from Monday at the main hall.</p>"
        onRead={fn()}
        onDismiss={fn()}
      />
    ),
    footer: <Footer schoolName={schoolName} location="Ogun State" helpLine="+234 800 000 0000" />,
    children: (
      <>
        <PageTitle lead="Pay the application fee first, then fill in the form with the reference of your payment.">
          Apply for admission
        </PageTitle>
        <div className="mt-8 grid gap-4 md:grid-cols-3">
          {["HND", "ND", "ND Part-Time"].map((programme) => (
            <Card
              key={programme}
              title={programme}
              footer={
                <div className="flex flex-col gap-3">
                  <Button wide>Generate Invoice</Button>
                  <Button asChild wide variant="secondary">
                    <BareLink href="/nd_login">Application Form</BareLink>
                  </Button>
                </div>
              }
            >
              The application for the 2026/2027 session is open until 18 December 2026.
            </Card>
          ))}
        </div>
      </>
    ),
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Public: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to main content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

export const PublicOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const SignedIn: Story = {
  globals: { viewport: { value: "desk" }, theme: "dark" },
  args: {
    banner: undefined,
    header: (
      <SignedInHeader
        schoolName={schoolName}
        name="Adébáyọ̀-Ogunlesi Olúwaṣeun"
        modules={studentMenu}
        onSignOut={fn()}
      />
    ),
    menu: <SideMenu items={studentMenu} currentPath="/profile" onSignOut={fn()} />,
    children: (
      <>
        <Breadcrumbs
          crumbs={[
            { label: "Dashboard", path: "/dashboard" },
            { label: "Profile", path: "/profile" },
          ]}
        />
        <PageTitle>Profile</PageTitle>
      </>
    ),
  },
};

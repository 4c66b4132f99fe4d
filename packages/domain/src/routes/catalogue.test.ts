import { describe, expect, test } from "vitest";
import { sharing } from "../programmes/sharing.ts";
import { programmes } from "../programmes/programmes.ts";
import { roles, routeSetFor } from "../authentication/roles.ts";
import { adminRoutes } from "./admin.ts";
import { pathInMenu } from "./area-beside.ts";
import { routes } from "./catalogue.ts";
import { crumbsFor } from "./crumbs.ts";
import { routeAt } from "./match.ts";
import { activeItem, grantedItems, headerLinks, staffMenu, studentMenu } from "./menus.ts";
import { paths } from "./paths.ts";
import { routeSets } from "./route.ts";
import { staffPaths } from "./staff-paths.ts";
import { furtherRoutes, specifiedRoutes } from "./specified-routes.ts";

const pathsOf = (set: (typeof routeSets)[number]) =>
  routes.filter((route) => route.set === set).map((route) => route.path);

const withoutUsers = staffMenu.filter(({ label }) => label !== "user management");

const areaOf = (path: string) => routeAt(routes, path)?.area;

describe("the catalogue", () => {
  test("has the specification's 257 routes and our own, each path once per set", () => {
    const ours = Object.values(furtherRoutes).flat();
    expect(routes).toHaveLength(257 + ours.length);
    expect(new Set(routes.map(({ path, set }) => `${set} ${path}`)).size).toBe(routes.length);
  });

  test.each(routeSets)(
    "holds the %s routes of the specification, and none but our own beside",
    (set) => {
      const specified = specifiedRoutes[set].trim().split(/\s+/);
      const ours = furtherRoutes[set] ?? [];
      expect(pathsOf(set).toSorted()).toEqual([...specified, ...ours].toSorted());
    },
  );

  test("gives every route words to be called by", () => {
    for (const { path, crumb, area } of routes) {
      expect(crumb, path).toMatch(/^[A-Z][\w&,-]*( [\w&,-]+)*$|^e[A-Z][\w ]+$/);
      expect(area, path).toMatch(/^[A-Z]/);
    }
  });

  test("names the programme of a programme's pages", () => {
    expect(areaOf("/direct_entry_application/preview")).toBe("Direct Entry");
    expect(areaOf("/diploma_preview")).toBe("Diploma");
    for (const programme of programmes) {
      const { paths: own } = programme;
      const title = sharing(programme)[0]?.title;
      expect(areaOf(own.login)).toBe(title);
      expect(areaOf(own.application)).toBe(title);
    }
  });

  test("holds every address that code leads to", () => {
    const led = Object.values(paths).map((path) =>
      typeof path === "string" ? path : path("310007769676"),
    );
    const ofProgrammes = programmes.flatMap(({ paths: own }) => [
      own.login,
      own.application,
      own.details,
      own.preview,
      own.generateInvoice,
      own.invoice,
    ]);
    for (const path of [...led, ...Object.values(staffPaths), ...ofProgrammes]) {
      expect(routeAt(routes, path), path).toBeDefined();
    }
  });
});

describe("an address", () => {
  test("finds its route with its query, hash and last slash left out", () => {
    expect(routeAt(routes, "/sub_degree_application#section_c")?.path).toBe(
      "/sub_degree_application",
    );
    expect(routeAt(routes, "/login/?from=slip")?.path).toBe("/login");
    expect(routeAt(routes, "/?a=/login")?.path).toBe("/");
  });

  test("takes a value where the route has a colon", () => {
    expect(routeAt(routes, "/development_levy/invoice/310007769676")?.crumb).toBe(
      "Development Levy Invoice",
    );
    expect(routeAt(routes, "/development_levy/invoice/")).toBeUndefined();
  });

  test("that no page has finds none", () => {
    expect(routeAt(routes, "/nowhere")).toBeUndefined();
    expect(routeAt(routes, "/login/extra")).toBeUndefined();
  });
});

describe("breadcrumbs", () => {
  test("lead from the page above to the page itself", () => {
    expect(crumbsFor("/hnd_application/preview", "signed-out")).toEqual([
      { label: "Application Form", path: "/hnd_application" },
      { label: "Application Preview", path: "/hnd_application/preview" },
    ]);
  });

  test("keep the value of an address with a value", () => {
    expect(crumbsFor("/academic_fees/acceptance/invoice/310007769676", "student")).toEqual([
      { label: "Acceptance", path: "/academic_fees/acceptance" },
      { label: "Acceptance Invoice", path: "/academic_fees/acceptance/invoice/310007769676" },
    ]);
  });

  test("never leave the route set", () => {
    expect(crumbsFor("/hostel", "admin")).toEqual([]);
    expect(crumbsFor("/", "signed-out")).toEqual([{ label: "Home", path: "/" }]);
  });
});

describe("menus", () => {
  test("are the specification's, label by label", () => {
    expect(studentMenu.map(({ label, path }) => `${label} ${path}`)).toEqual([
      "dashboard /dashboard",
      "profile /profile",
      "academic fees /academic_fees/school_fees",
      "development levy /development_levy",
      "course registration /course_registration",
      "results /results",
      "siwes /siwes",
      "hostel /hostel",
      "lecturer appraisal /lecturer_appraisal",
    ]);
    expect(staffMenu.map(({ label, path }) => `${label} ${path}`)).toEqual([
      "dashboard /dashboard",
      "profile /profile",
      "applications /applications/setup",
      "approve courses /approve_courses",
      "course management /course_management/manage_course",
      "fees assignment /fees_assignment/school_fees",
      "invoice management /invoice_management/invoice",
      "notice board setup /notice_board_management",
      "my class /class",
      "my courses /records",
      "reports /reports/payment_reports",
      "utilities /utilities/olevel_verification",
      "result management /results/classlist",
      "student management /student_management/search_student",
      "user management /user_management/users",
      "jamb list upload /jamb_list_upload",
      "hostel management /hostel_management/manage_hostel",
      "application reports /app_reports/application_reports",
      "school setup /school_setup/manage_faculty_and_department",
    ]);
    expect(headerLinks.map(({ label }) => label)).toEqual([
      "Verify Admission Status",
      "Check Admission No",
      "Verify Payment Status",
    ]);
  });

  test("lead to pages of those who see them", () => {
    const staff = [...pathsOf("lecturer"), ...pathsOf("admin")];
    expect(pathsOf("student")).toEqual(expect.arrayContaining(studentMenu.map((i) => i.path)));
    expect(staff).toEqual(expect.arrayContaining(staffMenu.map((item) => item.path)));
    expect(pathsOf("signed-out")).toEqual(expect.arrayContaining(headerLinks.map((i) => i.path)));
  });

  test("show what the server granted and drop labels that no menu has", () => {
    expect(grantedItems(staffMenu, ["Reports", " dashboard", "Cinema"])).toEqual([
      { label: "dashboard", path: "/dashboard" },
      { label: "reports", path: "/reports/payment_reports" },
    ]);
  });

  test("highlight the module of the address", () => {
    expect(activeItem(staffMenu, "/reports/hostel_reports?page=2")?.label).toBe("reports");
    expect(activeItem(studentMenu, "/hostel/book_hostel")?.label).toBe("hostel");
    expect(activeItem(studentMenu, "/hostel_fees/receipt")).toBeUndefined();
  });

  test.each([
    ["lecturers stand beside users", staffMenu, staffPaths.lecturersHeads, "user management"],
    ["or beside the setup alone", withoutUsers, staffPaths.lecturers, "school setup"],
    ["or beside neither", studentMenu, staffPaths.lecturers, undefined],
    ["what has an entry is that entry's", staffMenu, staffPaths.programmes, "school setup"],
    ["what stands beside nothing has none", staffMenu, "/no_access", undefined],
  ])("of a page without an entry, the one beside which it is found: %s", (_, menu, path, label) => {
    expect(activeItem(menu, pathInMenu(adminRoutes, menu, path))?.label).toBe(label);
  });
});

describe("a role", () => {
  test.each([
    ["student", "student"],
    ["Lecturer", "lecturer"],
    ["dean of faculty", "lecturer"],
    ["Head of Department", "lecturer"],
    ["bursar", "admin"],
    ["super administrator", "admin"],
    ["gatecrasher", "signed-out"],
    ["", "signed-out"],
    [undefined, "signed-out"],
  ])("%j opens the %s routes", (role, set) => {
    expect(routeSetFor(role)).toBe(set);
  });

  test("that is listed always opens signed-in routes", () => {
    expect(roles.map(routeSetFor)).not.toContain("signed-out");
  });
});

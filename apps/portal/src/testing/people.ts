import type { Output } from "@polyportal/api-client/client/client";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { staffMenu, studentMenu } from "@polyportal/domain/routes/menus";

type Profile = Output<"getProfile">;

/** A student with a name as long as real ones. */
export const student: Profile = {
  userName: "ND/CSC/26/00417",
  userType: "Student",
  role: "student",
  roles: ["student"],
  lastname: "Yar’Adua-Okonkwo",
  firstname: "Chukwuemeka",
  middlename: "Oluwaseun-Abdulrahman",
  email: "chukwuemeka.yaradua-okonkwo@students.oke-ila-polytechnic.example",
  mobileNumber: "+2348012345678",
  birthday: "2007-03-27",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  studentTypeId: 1,
  studentType: "Undergraduate",
  menuItems: studentMenu.map(({ label }) => label),
  claims: [],
  impersonation: null,
};

/** A lecturer of whom the school knows little. */
export const lecturer: Profile = {
  userName: "lecturer",
  userType: "Lecturer",
  role: "lecturer",
  roles: ["lecturer"],
  lastname: "Bello",
  firstname: "Amina",
  middlename: "",
  email: null,
  mobileNumber: null,
  birthday: null,
  department: null,
  studentTypeId: null,
  studentType: null,
  menuItems: staffMenu.slice(0, 6).map(({ label }) => label),
  claims: ["results.see", "results.enter"],
  impersonation: null,
};

/** The super administrator: may do whatever anybody of the administration may. */
export const superAdministrator: Profile = {
  ...lecturer,
  userName: "admin",
  userType: "official",
  role: "super administrator",
  roles: ["super administrator"],
  lastname: "Effiong",
  firstname: "Emmanuel",
  middlename: "Bassey",
  menuItems: staffMenu.map(({ label }) => label),
  claims: [...defaultClaims["super administrator"]],
};

import { routesOf } from "./route.ts";

/** What a signed-in lecturer, dean of faculty or head of department can open. */
export const lecturerRoutes = routesOf("lecturer", {
  Account: {
    "/dashboard": "Dashboard",
    "/profile": "Profile",
    "/notifications": "Notifications",
    "/change_password": "Change Password",
    "/no_access": "Unauthorized Access",
  },
  "My Courses": {
    "/records": "My Courses",
    "/records/view": "Course",
    "/records/results": "Course Results",
    "/records/classList": "Class List",
  },
  "My Class": {
    "/class": "My Class",
    "/class/view": "Class",
    "/class/results": "Class Results",
    "/class/results/student": "Student Result",
    "/class/classList": "Class List",
    "/class/approve_courses": "Approve Courses",
  },
  "Approve Courses": {
    "/approve_courses": "Approve Courses",
    "/approve_courses/view": "Registered Courses",
  },
  "Result Management": {
    "/results/classlist": "Result Management",
    "/results/classlist/view": "Class List",
    "/results/cbt_result_upload": "CBT Result Upload",
  },
});

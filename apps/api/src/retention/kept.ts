/**
 * Tables that no period applies to, and why. A new table stands here or in a rule: a test holds it.
 * docs/privacy.md says the same to people.
 */
const academicRecord =
  "the academic record: transcripts are asked for all a graduate's life, and the law on education asks the school to keep it";
const noPerson = "tells of the school, not of a person";

export const keptTables: Readonly<Record<string, string>> = {
  users: "the account of a student, graduate or member of staff, part of the academic record",
  students: academicRecord,
  student_sessions: academicRecord,
  course_registrations: academicRecord,
  registered_courses: academicRecord,
  scores: academicRecord,
  score_amendments: academicRecord,
  siwes_weeks: "the student's own log book, part of the academic record",
  bed_allocations:
    "whether a student owes anything for a bed is asked at the clearance, whenever that is",
  payments: "the books: amounts and references, no names; the payer stands in the invoice",
  appraisal_answers: "nobody can join them to a student: they bear neither name nor time",
  authenticators: "as long as the person uses it: gone when it is switched off",
  recovery_codes: "as long as the authenticator; only their hashes are kept",
  audit_seals:
    "keyed fingerprints of the record's rows, by which the others are checked; a row that is forgotten cannot be made out of them",
  audit_roots: "how far the record reached on each day: numbers and fingerprints",
  rate_limit_counters: "fingerprints, gone when their limit's time is over (the housekeeping job)",
  sign_in_tries: "fingerprints, gone after a day (the housekeeping job)",
  course_lecturers: "who taught what is part of the academic record",
  notices: "public words of the school and the office that signs them",
  academic_sessions: noPerson,
  application_types: noPerson,
  application_fees: noPerson,
  number_series: noPerson,
  countries: noPerson,
  states: noPerson,
  lgas: noPerson,
  registration_windows: noPerson,
  courses: noPerson,
  course_prerequisites: noPerson,
  unit_loads: noPerson,
  faculties: noPerson,
  departments: noPerson,
  department_options: noPerson,
  department_openings: noPerson,
  fee_items: noPerson,
  sundry_items: noPerson,
  hostels: noPerson,
  hostel_rooms: noPerson,
  bed_spaces: noPerson,
  jupeb_options: noPerson,
  jupeb_option_subjects: noPerson,
  secrets: noPerson,
  leases: noPerson,
  o_level_types: noPerson,
  o_level_subjects: noPerson,
  o_level_grades: noPerson,
  enum_items: noPerson,
  score_sheets: noPerson,
  role_menus: noPerson,
  seeds: noPerson,
};

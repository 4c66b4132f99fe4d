/** Classes of many students, whose papers are drawn by the server, beside what the demo has. */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { jpeg } from "../../../apps/api/src/families/application/testing/pictures.ts";
import { addSheets, addTaught, sessionId } from "./score-classes.ts";

/** The department whose head is `hod`. */
export const departmentId = 5;
export const courses = 12;

/** As much as a photo of a telephone is when it is cut to what the portal takes. */
const photoBytes = 60_000;

export type PaperClass = {
  readonly levelId: number;
  readonly people: number;
  /** Ids that no other course has. */
  readonly firstCourse: number;
};

/** So many students of a level, with whom the demo has, who have twelve courses that are out, and photos. */
export async function addPaperClass(client: pg.Client, one: PaperClass): Promise<void> {
  const { levelId, firstCourse } = one;
  const { rows } = await client.query<{ there: number }>(
    `select count(*)::int as there from student_sessions there
     join students on students.id = there.student_id
     where students.department_id = $1 and there.level_id = $2 and there.session_id = $3`,
    [departmentId, levelId, sessionId],
  );
  const people = one.people - (rows[0]?.there ?? 0);
  const picture = Buffer.from(await jpeg().arrayBuffer());
  const photo = Buffer.concat([picture, randomBytes(photoBytes - picture.length)]);
  await client.query(
    `create temp table person as
       select gen_random_uuid() as id, gen_random_uuid() as photo_id,
         gen_random_uuid() as registration_id, at
       from generate_series(1, $1::int) at`,
    [people],
  );
  await client.query(
    `insert into stored_files (id, type, size, bytes, created_at)
     select photo_id, 'image/jpeg', $2, $1::bytea, now() from person`,
    [photo, photo.length],
  );
  await client.query(
    `insert into users (id, user_name, password_hash, user_type, role, lastname, firstname,
       middlename, student_type_id, old_user)
     select id, 'paper.' || $1 || '.' || at, '', 'student', 'student',
       (array['Okonkwo-Nwachukwu', 'Ọláolúwa', 'Abdulrahman', 'Bello'])[1 + at % 4] || ' ' || at,
       (array['Chukwuemeka', 'Ngọzi', 'Oluwaseun'])[1 + at % 3], 'Temitope', 1, true from person`,
    [levelId],
  );
  await client.query(
    `insert into students (id, matric_number, student_type_id, department_id, level_id,
       entry_session_id, programme, gender, passport_file_id)
     select id, 'ND/BEN/' || $1 || '/' || lpad(at::text, 5, '0'), 1, $2, $1::int, $3,
       'National Diploma, full-time', 'Female', photo_id from person`,
    [levelId, departmentId, sessionId],
  );
  await client.query(
    `insert into student_sessions (student_id, session_id, level_id)
     select id, $1, $2 from person`,
    [sessionId, levelId],
  );
  await client.query(
    `insert into course_registrations (id, student_id, session_id, semester, level_id, state,
       total_units, submitted_at)
     select registration_id, id, $1, 'First', $2, 'approved', 36, now() from person`,
    [sessionId, levelId],
  );
  await client.query("drop table person");
  const classes = { first: firstCourse, count: courses, people, levelId };
  await addTaught(client, classes);
  await addSheets(client, classes, "published");
}

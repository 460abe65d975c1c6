export { newDoctorCommand } from "./doctor.ts";

import { testSurface } from "./matrix.ts";

testSurface("cli");

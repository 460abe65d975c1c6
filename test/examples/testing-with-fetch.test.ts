// The example is a test file; it runs here.
import "../../examples/testing-with-fetch.test.ts";
